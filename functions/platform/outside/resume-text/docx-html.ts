import mammoth from 'mammoth';

/** A Word file as HTML of headings, paragraphs, lists and tables; throws when it is no such file. */
export async function docxHtml(data: Uint8Array): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(data) },
    // Pictures are left out: their bytes would be the larger part of the text.
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  return value;
}
