/** The address and form fields of a permitted upload. */
export interface UploadPermit {
  url: string;
  fields: Record<string, string>;
}

const shortestTimeout = 120_000;
/** Bytes a millisecond of a line on which an upload is still waited for. */
const slowestLine = 20;

/** The upload failed; `isRefused` if storage refused it rather than being unreachable. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly isRefused: boolean;
  constructor(isRefused: boolean, noun: string) {
    super(
      isRefused
        ? `The ${noun} was not accepted; send it again or choose another one`
        : `The ${noun} was not uploaded; check your connection and send it again`,
    );
    this.isRefused = isRefused;
  }
}

/**
 * Posts a file with its permit and reports progress in percent. `fetch` cannot report upload progress, so this uses
 * XMLHttpRequest.
 */
export function postFile(
  { url, fields }: UploadPermit,
  file: Blob,
  {
    onProgress,
    signal,
    noun,
  }: {
    onProgress: (percent: number) => void;
    signal: AbortSignal;
    /** What is sent, in the message of a failure. */
    noun: 'picture' | 'file';
  },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Storage ignores fields after the file.
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? (loaded / total) * 100 : 0),
    );
    request.addEventListener('load', () => (request.status < 300 ? resolve() : reject(new UploadFailed(true, noun))));
    request.addEventListener('error', () => reject(new UploadFailed(false, noun)));
    request.addEventListener('timeout', () => reject(new UploadFailed(false, noun)));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.timeout = shortestTimeout + file.size / slowestLine;
    request.open('POST', url);
    request.send(form);
  });
}
