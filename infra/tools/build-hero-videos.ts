import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import type { Scene } from './hero-scenes.ts';

/*
 * Draws the hero's loops frame by frame in a browser and encodes them with ffmpeg, which must be installed (Debian:
 * apt-get install ffmpeg). The output is committed, so nobody needs this to build the site.
 *
 *   npm run --silent hero-videos -- [--stills] [standard|low|cyber|medical …]
 *
 * With --stills only the pictures shown before a film plays, and instead of it with reduced motion.
 */

const framesPerSecond = 24;

interface Loop {
  scene: 'threads' | 'redLights' | 'calmPulse';
  width: number;
  height: number;
  seconds: number;
  /** x264's; larger is smaller and coarser. */
  rateFactor: number;
}

const loops: Record<string, Loop> = {
  standard: { scene: 'threads', width: 1280, height: 720, seconds: 10, rateFactor: 31 },
  low: { scene: 'threads', width: 432, height: 768, seconds: 10, rateFactor: 30 },
  cyber: { scene: 'redLights', width: 1280, height: 720, seconds: 8, rateFactor: 26 },
  medical: { scene: 'calmPulse', width: 1280, height: 720, seconds: 8, rateFactor: 27 },
};

const outputFolder = path.join(import.meta.dirname, '../../web/features/landing/hero');

declare const heroScenes: Record<Loop['scene'], Scene>;

async function drawnFrames(
  page: Page,
  { loop, folder, scenes, onlyFirst }: { loop: Loop; folder: string; scenes: string; onlyFirst: boolean },
): Promise<void> {
  await page.setContent(`<canvas width="${loop.width}" height="${loop.height}"></canvas>`);
  await page.addScriptTag({ content: scenes });
  const count = loop.seconds * framesPerSecond;
  for (let frame = 0; frame < (onlyFirst ? 1 : count); frame += 1) {
    const image = await page.evaluate(
      ({ scene, width, height, time }) => {
        const canvas = document.querySelector('canvas');
        const context = canvas?.getContext('2d');
        if (!canvas || !context) throw new Error('This browser has no canvas.');
        heroScenes[scene]({ context, width, height, time });
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      { ...loop, time: frame / count },
    );
    writeFileSync(path.join(folder, `${String(frame).padStart(4, '0')}.png`), Buffer.from(image, 'base64'));
  }
}

async function encode(input: string[], output: string): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, output], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg could not write ${output}.`);
}

const executablePath = findChromium();
if (!executablePath)
  throw new Error(
    'No Chromium or Chrome was found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
const bundled = await build({
  entryPoints: [path.join(import.meta.dirname, 'hero-scenes.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'heroScenes',
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(outputFolder, { recursive: true });
const onlyFirst = process.argv.includes('--stills');
const selected = process.argv.slice(2).filter((name) => name !== '--stills');
for (const [name, loop] of Object.entries(loops).filter(([one]) => selected.length === 0 || selected.includes(one))) {
  const frames = mkdtempSync(path.join(tmpdir(), 'hirehub-hero-'));
  try {
    await drawnFrames(page, { loop, folder: frames, scenes: bundled.outputFiles[0]?.text ?? '', onlyFirst });
    const input = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%04d.png')];
    // Below this quality the dark areas of a still picture fall into blocks.
    await encode(
      ['-i', path.join(frames, '0000.png'), '-c:v', 'libwebp', '-quality', '60', '-compression_level', '6'],
      path.join(outputFolder, `${name}.webp`),
    );
    if (onlyFirst) continue;
    // H.264 with these colours plays in every browser of today, and of these pictures it is the smaller beside VP9.
    await encode(
      [
        ...input,
        '-c:v',
        'libx264',
        '-preset',
        'veryslow',
        '-crf',
        String(loop.rateFactor),
        '-pix_fmt',
        'yuv420p',
        '-tune',
        'animation',
        '-movflags',
        '+faststart',
        '-an',
      ],
      path.join(outputFolder, `${name}.mp4`),
    );
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
}
await browser.close();
