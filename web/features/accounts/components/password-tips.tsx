/** Tips for choosing a password, next to forms that set one (AUTH-29, AUTH-39). */
export function PasswordTips() {
  return (
    <ul className="auth-tips" aria-label="Password tips">
      <li>8 to 40 characters</li>
      <li>Upper-case and lower-case letters, a number and a special character</li>
      <li>A password you use nowhere else</li>
    </ul>
  );
}
