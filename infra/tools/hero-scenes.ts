/*
 * What the hero's loops show, drawn on a canvas. Every motion is a whole number of turns per loop, so that the last
 * frame leads into the first.
 */

export type Scene = (frame: Frame) => void;

export interface Frame {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** From 0 up to but not 1 over the loop. */
  time: number;
}

type Colour = readonly [red: number, green: number, blue: number];

const turn = 2 * Math.PI;
const rgba = ([red, green, blue]: Colour, alpha: number) =>
  `rgba(${red},${green},${blue},${Math.max(0, Math.min(1, alpha)).toFixed(4)})`;

/** A number from 0 to 1 that belongs to a seed: the same at every frame and on every machine. */
function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

function ground({ context, width, height }: Frame, colours: readonly string[]): void {
  const gradient = context.createLinearGradient(0, 0, width, height);
  for (const [place, colour] of colours.entries()) gradient.addColorStop(place / (colours.length - 1), colour);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function glow(
  { context }: Frame,
  { x, y, radius, colour, alpha }: { x: number; y: number; radius: number; colour: Colour; alpha: number },
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, rgba(colour, alpha));
  gradient.addColorStop(0.4, rgba(colour, alpha * 0.42));
  gradient.addColorStop(1, rgba(colour, 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, turn);
  context.fill();
}

const teal: Colour = [84, 214, 200];
const indigo: Colour = [122, 142, 236];
const amber: Colour = [240, 184, 104];

/** Three strands of light, candidates, recruiters and managers, that run towards each other and meet. */
export function threads(frame: Frame): void {
  const { context, width, height, time } = frame;
  const isUpright = height > width;
  const [focusX, focusY] = isUpright ? [0.66, 0.2] : [0.72, 0.46];
  const unit = Math.max(width, height);
  ground(frame, ['#0c2b32', '#0a1c26', '#101d30']);
  context.globalCompositeOperation = 'lighter';
  glow(frame, {
    x: focusX * width,
    y: focusY * height,
    radius: unit * (0.4 + 0.02 * Math.sin(turn * time)),
    colour: teal,
    alpha: 0.2,
  });
  glow(frame, { x: width * 0.12, y: height * 0.95, radius: unit * 0.46, colour: indigo, alpha: 0.2 });
  const strands = 54;
  for (let strand = 0; strand < strands; strand += 1) {
    const colour = [teal, indigo, amber][strand % 3] ?? teal;
    const [a, b, c] = [chance(strand + 1), chance(strand + 101), chance(strand + 201)];
    // Which side of the meeting point a strand comes from and leaves to.
    const from = (strand % 3) * 0.5 - 0.5 + (a - 0.5) * 0.34;
    const to = (b - 0.5) * 1.3;
    const heightAt = (x: number) => {
      const away = x - focusX;
      const spread = Math.abs(away) ** 1.15 * (away < 0 ? from * 1.25 : to * 1.5);
      const sway = 0.012 + 0.05 * Math.abs(away);
      return (
        (focusY + spread + sway * Math.sin(turn * (x * (0.8 + c * 0.7) + a - time)) + 0.006 * (b - 0.5) * 8) * height
      );
    };
    context.lineWidth = unit * (0.0007 + 0.0011 * c);
    context.strokeStyle = rgba(colour, 0.1 + 0.2 * b + 0.05 * Math.sin(turn * (time + a)));
    context.beginPath();
    for (let x = -0.04; x <= 1.04; x += 0.02) context.lineTo(x * width, heightAt(x));
    context.stroke();
    if (strand % 2 === 0) {
      const x = ((a + time) % 1) * 1.1 - 0.05;
      const seen = Math.sin(Math.PI * ((a + time) % 1));
      glow(frame, { x: x * width, y: heightAt(x), radius: unit * 0.013, colour, alpha: 0.85 * seen });
    }
  }
  glow(frame, {
    x: focusX * width,
    y: focusY * height,
    radius: unit * (0.05 + 0.006 * Math.sin(turn * 2 * time)),
    colour: [226, 250, 246],
    alpha: 0.5,
  });
}

const crimson: Colour = [226, 34, 48];
const ember: Colour = [255, 92, 66];

/** Red lights in the dark: rows of lamps that keep watch, and others out of focus before them. */
export function redLights(frame: Frame): void {
  const { context, width, height, time } = frame;
  const unit = Math.max(width, height);
  ground(frame, ['#16060a', '#0a0509', '#1a070c']);
  context.globalCompositeOperation = 'lighter';
  glow(frame, {
    x: width * 0.76,
    y: height * 0.34,
    radius: unit * 0.5,
    colour: crimson,
    alpha: 0.24 + 0.03 * Math.sin(turn * time),
  });
  const columns = 44;
  const step = width / columns;
  const rows = Math.ceil(height / step);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const seed = column * 97 + row * 31;
      if (chance(seed) > 0.42) continue;
      // A slow wave passes over the lamps, and each has a beat of its own.
      const wave = 0.5 + 0.5 * Math.sin(turn * (column / columns + row / rows / 2 - time));
      const beat = 0.5 + 0.5 * Math.sin(turn * ((chance(seed + 7) > 0.6 ? 2 : 1) * time + chance(seed + 3)));
      const light = wave ** 3 * 0.5 + beat ** 6 * 0.5;
      const fade = 0.25 + 0.75 * (column / columns);
      context.fillStyle = rgba(chance(seed + 5) > 0.86 ? ember : crimson, (0.07 + 0.75 * light) * fade);
      context.fillRect((column + 0.3) * step, (row + 0.42) * step, step * 0.4, step * 0.16);
    }
  }
  for (let lamp = 0; lamp < 26; lamp += 1) {
    const [a, b, c] = [chance(lamp + 11), chance(lamp + 61), chance(lamp + 91)];
    const x = (0.3 + 0.78 * a + 0.02 * Math.sin(turn * (time + b))) * width;
    const y = (b + 0.03 * Math.cos(turn * (time + a))) * height;
    glow(frame, {
      x,
      y,
      radius: unit * (0.02 + 0.07 * c * c),
      colour: lamp % 4 === 0 ? ember : crimson,
      alpha: 0.16 + 0.2 * (0.5 + 0.5 * Math.sin(turn * (time + c))),
    });
  }
}

const water: Colour = [96, 206, 222];
const mint: Colour = [150, 232, 206];

/** How a heart's line rises and falls along one beat. */
function heartbeat(place: number): number {
  const bump = (at: number, breadth: number, size: number) => size * Math.exp(-(((place - at) / breadth) ** 2));
  return (
    bump(0.38, 0.03, 0.14) +
    bump(0.47, 0.012, -0.16) +
    bump(0.5, 0.013, 1) +
    bump(0.53, 0.014, -0.3) +
    bump(0.66, 0.05, 0.2)
  );
}

/** Cells that breathe in clear water, and a calm pulse that passes through. */
export function calmPulse(frame: Frame): void {
  const { context, width, height, time } = frame;
  const unit = Math.max(width, height);
  ground(frame, ['#08303a', '#06222e', '#0a2b3d']);
  context.globalCompositeOperation = 'lighter';
  glow(frame, {
    x: width * 0.74,
    y: height * 0.36,
    radius: unit * (0.5 + 0.02 * Math.sin(turn * time)),
    colour: water,
    alpha: 0.2,
  });
  for (let cell = 0; cell < 30; cell += 1) {
    const [a, b, c] = [chance(cell + 5), chance(cell + 45), chance(cell + 85)];
    const x = (0.24 + 0.84 * a + 0.02 * Math.sin(turn * (time + c))) * width;
    const y = (b * 1.1 - 0.05 + 0.03 * Math.cos(turn * (time + a))) * height;
    const radius = unit * (0.018 + 0.062 * c * c) * (1 + 0.06 * Math.sin(turn * (time * 2 + b)));
    const colour = cell % 3 === 0 ? mint : water;
    const skin = context.createRadialGradient(x, y, radius * 0.55, x, y, radius);
    skin.addColorStop(0, rgba(colour, 0.03));
    skin.addColorStop(0.86, rgba(colour, 0.11));
    skin.addColorStop(0.95, rgba(colour, 0.3));
    skin.addColorStop(1, rgba(colour, 0));
    context.fillStyle = skin;
    context.beginPath();
    context.arc(x, y, radius, 0, turn);
    context.fill();
    glow(frame, {
      x: x + radius * 0.2 * Math.sin(turn * (time + b)),
      y: y + radius * 0.2 * Math.cos(turn * (time + c)),
      radius: radius * 0.4,
      colour,
      alpha: 0.34,
    });
  }
  const base = height * 0.84;
  const beats = 2;
  const line = (x: number) => base - heartbeat((((x * beats) % 1) + 1) % 1) * height * 0.17;
  const head = time * 1.5 - 0.1;
  context.lineJoin = 'round';
  for (let x = 0; x < 1; x += 0.0005) {
    const behind = head - x;
    const light = behind < 0 ? Math.exp(behind * 60) : Math.exp(-behind * 5);
    if (light < 0.02) continue;
    context.strokeStyle = rgba(mint, 0.75 * light);
    context.lineWidth = unit * 0.0022;
    context.beginPath();
    context.moveTo(x * width, line(x));
    context.lineTo((x + 0.0007) * width, line(x + 0.0007));
    context.stroke();
  }
  if (head > 0 && head < 1)
    glow(frame, { x: head * width, y: line(head), radius: unit * 0.03, colour: mint, alpha: 0.6 });
}
