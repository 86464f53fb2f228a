const others = /[٠-٩۰-۹०-९０-９]/g;
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** The text with digits of Arabic, Persian and Hindi and wide ones as 0 to 9; every other sign keeps its place. */
export const latinDigits = (text: string): string =>
  text.replace(others, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - zeros.findLast((zero) => zero <= code)!);
  });
