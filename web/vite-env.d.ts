/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version in package.json when the page was built (SHELL-03). */
  readonly APP_VERSION: string;
}
