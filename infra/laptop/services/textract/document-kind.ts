const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46],
  tiffLittleEndian: [0x49, 0x49, 0x2a, 0x00],
  tiffBigEndian: [0x4d, 0x4d, 0x00, 0x2a],
} as const;

export type DocumentKind = keyof typeof beginnings;

/** Which of Textract's kinds a document is, by its first bytes; undefined for any other. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  return (Object.keys(beginnings) as DocumentKind[]).find((kind) =>
    beginnings[kind].every((byte, position) => bytes[position] === byte),
  );
}
