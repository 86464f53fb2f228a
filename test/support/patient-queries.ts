// A query waits for a part that appears; Testing Library's own limit of one second is too short for a loaded machine,
// which compiles the first page of a file during the wait.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 8_000 });
}
