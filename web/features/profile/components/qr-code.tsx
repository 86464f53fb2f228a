import { create } from 'qrcode/lib/core/qrcode.js';

/** A text as a QR code, dark on white in both colour schemes, with the quiet zone that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, place) =>
    isDark ? `M${place % size} ${Math.floor(place / size)}h1v1h-1z` : '',
  ).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} width="200" height="200">
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
