import * as z from 'zod';
import { jsonBody, serveEndpoint, targetOperation } from '../endpoint.ts';
import type { Grant, Operation } from '../endpoint.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import { documentKind } from './document-kind.ts';
import { textBlocks } from './text-blocks.ts';
import type { RecognizedPage } from './text-blocks.ts';

export interface TextractOptions extends ServiceOptions {
  /** Reads the text of an image or a PDF; without it every document gets UnsupportedDocumentException. */
  recognize?: (bytes: Uint8Array) => Promise<RecognizedPage[]>;
  /** Reads an object of the local S3; rejects when it does not exist. */
  readObject?: (object: { bucket: string; key: string }) => Promise<Uint8Array>;
}

const document = z.object({
  Bytes: z.string().optional(),
  S3Object: z.object({ Bucket: z.string().min(3), Name: z.string().min(1), Version: z.string().optional() }).optional(),
});
type Document = z.output<typeof document>;

/** Largest document that DetectDocumentText takes, in bytes. */
const largestDocument = 10 * 1024 * 1024;

/**
 * Starts the Textract endpoint with DetectDocumentText for documents passed as bytes or as an S3 object.
 * @see https://docs.aws.amazon.com/textract/latest/dg/API_DetectDocumentText.html
 */
export function startTextract(options: TextractOptions): Promise<RunningService> {
  return serveEndpoint(options, {
    service: 'textract',
    // Base64 needs four bytes for three.
    bodyLimit: Math.ceil((largestDocument * 4) / 3) + 65_536,
    route: (request) => {
      if (targetOperation(request) === 'DetectDocumentText') return detectDocumentText(jsonBody(request), options);
      throw new ServiceFault(
        'UnknownOperationException',
        `The local Textract does not support ${targetOperation(request)}.`,
      );
    },
  });
}

function detectDocumentText(body: unknown, options: TextractOptions): Operation {
  const { success, data, error } = z.object({ Document: document }).safeParse(body);
  if (!success) throw new ServiceFault('InvalidParameterException', z.prettifyError(error));
  const { Bytes, S3Object } = data.Document;
  if ((Bytes === undefined) === (S3Object === undefined)) {
    throw new ServiceFault('InvalidParameterException', 'Document needs either Bytes or S3Object.');
  }
  // Textract reads the object as the caller.
  const reads: Grant[] = S3Object
    ? [{ action: 's3:GetObject', resource: `arn:aws:s3:::${S3Object.Bucket}/${S3Object.Name}` }]
    : [];
  return {
    grants: [{ action: 'textract:DetectDocumentText', resource: '*' }, ...reads],
    run: async () => {
      const pages = await recognizedPages(await bytesOf(data.Document, options), options);
      return {
        body: {
          DetectDocumentTextModelVersion: '1.0',
          DocumentMetadata: { Pages: pages.length },
          Blocks: pages.flatMap(textBlocks),
        },
      };
    },
  };
}

async function bytesOf({ Bytes, S3Object }: Document, { readObject }: TextractOptions): Promise<Uint8Array> {
  if (!S3Object) return Buffer.from(Bytes ?? '', 'base64');
  try {
    if (readObject) return await readObject({ bucket: S3Object.Bucket, key: S3Object.Name });
  } catch {
    // Textract reports a missing object and an unreadable one alike.
  }
  throw new ServiceFault(
    'InvalidS3ObjectException',
    'Unable to get object metadata from S3. Check object key, region and/or access permissions.',
  );
}

async function recognizedPages(bytes: Uint8Array, { recognize }: TextractOptions): Promise<RecognizedPage[]> {
  if (bytes.length === 0) throw new ServiceFault('InvalidParameterException', 'The document is empty.');
  if (bytes.length > largestDocument)
    throw new ServiceFault('DocumentTooLargeException', 'The document is larger than 10 MB.');
  if (!documentKind(bytes))
    throw new ServiceFault('UnsupportedDocumentException', 'Request has unsupported document format');
  if (!recognize) throw new ServiceFault('UnsupportedDocumentException', 'No text recognition is installed here.');
  return recognize(bytes);
}
