import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import type { Document } from '@aws-sdk/client-textract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTextract } from '../../../services/textract/start-textract.ts';
import type { RunningService } from '../../../services/service.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

const { asked, authorize, refused } = recordingAuthorizer();
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const box = { left: 0.1, top: 0.2, width: 0.5, height: 0.1 };
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let textract: RunningService;
let blind: RunningService;

beforeAll(async () => {
  files = await temporaryFolder();
  textract = await startTextract({
    folder: files.folder,
    authorize,
    recognize: async () => [
      {
        lines: [
          {
            text: 'Ada Lovelace',
            confidence: 98,
            box,
            words: ['Ada', 'Lovelace'].map((text) => ({ text, confidence: 99, box })),
          },
        ],
      },
    ],
    readObject: async ({ key }) => {
      if (key === 'resume.png') return png;
      throw new Error('NoSuchKey');
    },
  });
  blind = await startTextract({ folder: files.folder });
});
afterAll(async () => {
  await Promise.all([textract.close(), blind.close()]);
  await files.remove();
});

const detect = (document: Document, client = new TextractClient(clientOf(textract.url))) =>
  client.send(new DetectDocumentTextCommand({ Document: document }));

describe('DetectDocumentText', () => {
  it.each<[string, Document]>([
    ['bytes', { Bytes: png }],
    ['an object', { S3Object: { Bucket: 'resumes', Name: 'resume.png' } }],
  ])('returns page, lines and words of %s', async (_name, document) => {
    const { Blocks = [], DocumentMetadata } = await detect(document);
    expect(DocumentMetadata?.Pages).toBe(1);
    expect(Blocks.map(({ BlockType, Text }) => [BlockType, Text])).toEqual([
      ['PAGE', undefined],
      ['LINE', 'Ada Lovelace'],
      ['WORD', 'Ada'],
      ['WORD', 'Lovelace'],
    ]);
    const [page, line, ...words] = Blocks;
    expect(page?.Relationships?.[0]?.Ids).toEqual([line?.Id]);
    expect(line?.Relationships?.[0]?.Ids).toEqual(words.map(({ Id }) => Id));
    expect(line?.Geometry?.BoundingBox).toEqual({ Left: 0.1, Top: 0.2, Width: 0.5, Height: 0.1 });
  });

  it.each<[string, Document, string]>([
    ['a document that is no image and no PDF', { Bytes: Buffer.from('hello') }, 'UnsupportedDocumentException'],
    ['an object that is not there', { S3Object: { Bucket: 'resumes', Name: 'none' } }, 'InvalidS3ObjectException'],
    ['no document', {}, 'InvalidParameterException'],
    ['more than 10 MB', { Bytes: Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]) }, 'DocumentTooLargeException'],
  ])('refuses %s', async (_name, document, name) => {
    await expect(detect(document)).rejects.toMatchObject({ name });
  });

  it('says when no recognition is installed', async () => {
    await expect(detect({ Bytes: png }, new TextractClient(clientOf(blind.url)))).rejects.toMatchObject({
      name: 'UnsupportedDocumentException',
      message: expect.stringContaining('No text recognition'),
    });
  });

  it('needs its own action, and the caller’s access to the object', async () => {
    asked.length = 0;
    await detect({ S3Object: { Bucket: 'resumes', Name: 'resume.png' } });
    expect(asked).toEqual(['textract:DetectDocumentText *', 's3:GetObject arn:aws:s3:::resumes/resume.png']);
    await expect(detect({ Bytes: png }, new TextractClient(clientOf(textract.url, refused)))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });
});
