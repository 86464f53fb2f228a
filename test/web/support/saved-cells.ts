/** The cells of a CSV file that the page saved, without the mark before them. */
export async function cellsOf(saved: Blob): Promise<string[][]> {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(saved);
  });
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  return lines.map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''));
}

/** The numbers in a text, in their order. */
export const numbersIn = (text: string | null | undefined): number[] =>
  (text?.match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
