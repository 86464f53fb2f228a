import type { Plugin } from 'vite';

const order = '@layer reset,amplify,ui;';

/**
 * The first sheet that names a layer decides its place in the order, and which chunk's sheet loads first is not
 * predictable. So every sheet begins with the whole order.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
    },
  };
}
