/// <reference types="vite/client" />

declare module 'qrcode/lib/core/qrcode.js' {
  /** The modules of a QR code, row by row; the package has no types of its own. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'M' },
  ): { modules: { size: number; data: Uint8Array } };
}

interface ImportMetaEnv {
  /** The version in package.json when the page was built (SHELL-03). */
  readonly APP_VERSION: string;
}
