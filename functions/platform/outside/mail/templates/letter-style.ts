// Mail clients read style attributes; only those that know `prefers-color-scheme` read the sheet below, which turns
// paper and ink dark.
const ink = '#18202a';

export const teal = '#0f6b66';
export const line = '1px solid #dde3ea';
export const font = { fontFamily: 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' };
export const paper = { margin: 0, padding: '24px 12px', backgroundColor: '#f4f6f8', color: ink };
export const card = {
  backgroundColor: '#ffffff',
  border: line,
  borderRadius: 10,
  maxWidth: 560,
  textAlign: 'left' as const,
};
export const quiet = { fontSize: 13, lineHeight: '20px', color: '#4c5563' };
export const fact = {
  borderBottom: line,
  fontSize: 14,
  lineHeight: '20px',
  padding: '8px 12px 8px 0',
  verticalAlign: 'top' as const,
  // The lines of a comment stay lines.
  whiteSpace: 'pre-line' as const,
};
export const button = {
  backgroundColor: teal,
  borderRadius: 6,
  color: '#ffffff',
  display: 'inline-block',
  fontWeight: 600,
  padding: '12px 20px',
  textDecoration: 'none',
};

export const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .paper { padding: 12px 8px !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #101418 !important; color: #e8ecf1 !important; }
  .card { background-color: #1a1f25 !important; border-color: #333c47 !important; }
  .ink, .ink h1, .ink p { color: #e8ecf1 !important; }
  .ink .quiet, .quiet, .ink p.quiet { color: #b1bac6 !important; }
  .brand, .link { color: #63cbc2 !important; }
  .button { background-color: #117a73 !important; color: #ffffff !important; }
  .line { border-color: #333c47 !important; }
}`;
