import { DetectDocumentTextCommand, TextractClient, type Block } from '@aws-sdk/client-textract';

/** What recognition returns of a page: its lines and words with their places. */
export type RecognizedBlocks = readonly Block[];

/**
 * Recognizes the text of one picture, PNG or JPEG, with Textract.
 * @see https://docs.aws.amazon.com/textract/latest/dg/API_DetectDocumentText.html
 */
export async function recognizePicture(Bytes: Uint8Array, client = new TextractClient({})): Promise<RecognizedBlocks> {
  const { Blocks = [] } = await client.send(new DetectDocumentTextCommand({ Document: { Bytes } }));
  return Blocks;
}
