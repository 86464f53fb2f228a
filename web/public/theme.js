// Runs before the first paint, so that a chosen theme never flashes; web/ui/theme/theme-choice.ts writes the key.
try {
  const choice = localStorage.getItem('hirehub.theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  // Whoever is signed in gets the pages of the product, not the one that the server drew for everybody; web/api/session.ts writes the key.
  if (localStorage.getItem('hirehub.token') || sessionStorage.getItem('hirehub.token')) document.documentElement.dataset.session = 'known';
} catch {
  // Storage is blocked: the system's scheme applies.
}
