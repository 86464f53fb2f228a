import { expect, it } from 'vitest';
import { synthesize } from '../../../infra/app.ts';
import { readApp } from '../../../infra/laptop/laptop.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';
import { temporaryFolder } from './temporary-folder.ts';

// A type that the laptop does not know would be missing there without anyone noticing.
it('Every type and every reference in the synthesized app is known to the laptop', async () => {
  const { handlersFolder } = placeholderInputs();
  const places = { siteUrl: 'http://localhost:3000', filesOrigin: 'http://127.0.0.1:1' };
  const { directory } = synthesize({ stage: 'local', handlersFolder, outputFolder: temporaryFolder(), ...places });
  expect((await readApp(directory)).resources.length).toBeGreaterThan(300);
});
