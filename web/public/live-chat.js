// Runs in the sandboxed frame of a campaign's live chat alone. Its ids come after the #, so that no server sees them.
const [, ids] = /^#([A-Za-z0-9]{1,64}\/[A-Za-z0-9]{1,64})$/.exec(location.hash) ?? [];
// The API of the service's script once it runs. See https://developer.tawk.to/jsapi/
window.Tawk_API = { onLoad: () => window.Tawk_API.maximize?.() };
window.Tawk_LoadStart = new Date();
if (ids) {
  const script = document.createElement('script');
  script.src = `https://embed.tawk.to/${ids}`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.addEventListener('error', () => {
    document.body.textContent = 'The live chat cannot be reached at the moment.';
  });
  document.head.append(script);
}
