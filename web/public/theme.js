// Runs before the first paint, so that a chosen theme never flashes; web/ui/theme/theme-choice.ts writes the key.
try {
  const choice = localStorage.getItem('hirehub.theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is blocked: the system's scheme applies.
}
