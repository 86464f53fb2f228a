import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { S3Refusal } from './s3-refusal.ts';

/**
 * A posted form up to its file: fields by lower-case name, and the file's content, which must be read before the
 * request ends.
 */
export interface PostedForm {
  fields: Map<string, string>;
  filename: string;
  content: Readable;
}

const largestFields = 20 * 1024;

/**
 * Reads multipart/form-data piece by piece. S3 demands that the file is the last field that counts, so reading stops
 * there; fields are limited to 20 KB together, as in AWS.
 */
export function readForm(body: Readable, contentType: string): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let size = 0;
    const parser = parserFor(contentType);
    const refuse = (refusal: S3Refusal): void => {
      // The body stays open: the rest of it is read before the refusal is sent.
      body.unpipe(parser);
      reject(refusal);
    };
    const addField = (name: string, value: string): void => {
      size += name.length + value.length;
      if (size <= largestFields) fields.set(name.toLowerCase(), value);
      else refuse(tooLarge());
    };
    parser.on('field', addField);
    parser.once('file', (name: string, content: BusboyFileStream, filename: string) => {
      // Nothing that follows the file counts.
      parser.off('field', addField);
      if (name.toLowerCase() === 'file') resolve({ fields, filename, content });
      else refuse(noFile());
    });
    parser.once('finish', () => refuse(noFile()));
    parser.once('error', () => refuse(incomplete()));
    body.once('error', () => refuse(incomplete()));
    body.pipe(parser);
  });
}

function parserFor(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType } as BusboyHeaders,
      isPartAFile: (name, _type, filename) => filename !== undefined || name?.toLowerCase() === 'file',
      limits: { fieldSize: largestFields + 1, files: 1 },
    });
  } catch {
    throw malformed();
  }
}

const noFile = () => new S3Refusal(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
const tooLarge = () =>
  new S3Refusal(
    400,
    'MaxPostPreDataLengthExceeded',
    'Your POST request fields preceding the upload file were too large.',
  );
const malformed = () =>
  new S3Refusal(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
const incomplete = () => new S3Refusal(400, 'IncompleteBody', 'The request body ended before it was complete.');
