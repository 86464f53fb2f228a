/** Tips for choosing a password, next to forms that set one (AUTH-29, AUTH-39). */
export function PasswordTips() {
  return (
    <ul className="auth-tips" aria-label="Password tips">
      <li>At least 8 characters, and not more than 40</li>
      <li>Upper-case and lower-case letters, a number and a special character</li>
      <li>Not a password that you use elsewhere</li>
    </ul>
  );
}
