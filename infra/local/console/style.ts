/** The console's look: the product's slate and teal, in light and dark. */
export const style = `
:root { --paper: #f7f8fa; --card: #fff; --ink: #18212b; --dim: #55626f; --line: #dde2e8; --accent: #0b6e69; --bad: #b3261e; --good: #1d7a3e; --code: #eef1f4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101418; --card: #171d23; --ink: #e6ebf0; --dim: #9aa7b4; --line: #2a333c; --accent: #4fc3bb; --bad: #ff8a80; --good: #6fcf8f; --code: #1f272f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.5 'Inter Variable', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 12px 24px; border-bottom: 1px solid var(--line); background: var(--card); }
header span { color: var(--dim); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-left: auto; }
main { max-width: 1120px; margin: 0 auto; padding: 24px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 16px; }
h2 { font-size: 16px; line-height: 24px; margin: 32px 0 8px; }
p { max-width: 72ch; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
a.brand { font-weight: 650; color: var(--ink); }
a[aria-current] { color: var(--ink); font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--dim); font-weight: 500; font-size: 12px; white-space: nowrap; }
th.number, td.number { text-align: right; white-space: nowrap; }
td a { overflow-wrap: anywhere; }
time { white-space: nowrap; }
.dim { color: var(--dim); }
.bad { color: var(--bad); }
.good { color: var(--good); }
.empty { color: var(--dim); padding: 24px; border: 1px dashed var(--line); border-radius: 10px; max-width: none; }
.note { padding: 12px 16px; border: 1px solid var(--line); border-left: 3px solid var(--accent); border-radius: 6px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
pre, code { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { background: var(--code); padding: 12px; border-radius: 6px; overflow: auto; max-height: 480px; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
form { display: inline-flex; flex-wrap: wrap; gap: 8px; margin: 0 8px 8px 0; align-items: end; }
label { display: grid; gap: 2px; color: var(--dim); font-size: 12px; }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--ink); min-height: 34px; }
button { color: var(--accent); border-color: var(--accent); cursor: pointer; }
@media (max-width: 600px) { header, main { padding: 12px; } nav { margin-left: 0; } }
`;
