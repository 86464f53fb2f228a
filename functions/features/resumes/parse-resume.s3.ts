import { clock, theTable } from '../../platform/door/dependencies.ts';
import { uploadFunction } from '../../platform/door/upload-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { docxHtml } from '../../platform/outside/resume-text/docx-html.ts';
import { pagePictures } from '../../platform/outside/resume-text/page-pictures.ts';
import { readPdf } from '../../platform/outside/resume-text/pdf-pages.ts';
import { recognizePicture } from '../../platform/outside/resume-text/textract.ts';
import { parseUpload } from './parse-upload.steps.ts';
import { resumesStore } from './resumes.store.ts';

const open = () => ({
  resumesStore: resumesStore(theTable()),
  files: s3Files(environment('files-quarantine').FILES_BUCKET),
  readers: { readPdf, docxHtml, pagePictures, recognizePicture: (bytes: Uint8Array) => recognizePicture(bytes) },
  clock,
});

export const handler = uploadFunction(open, parseUpload);
