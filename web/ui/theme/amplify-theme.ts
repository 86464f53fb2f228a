import { createTheme, type Theme } from '@aws-amplify/ui-react';

const slate = {
  10: 'var(--slate-3)',
  20: 'var(--slate-4)',
  40: 'var(--slate-6)',
  60: 'var(--slate-8)',
  80: 'var(--slate-9)',
  90: 'var(--slate-11)',
  100: 'var(--slate-12)',
};
const accent = {
  10: 'var(--accent-soft)',
  20: 'var(--accent-soft)',
  40: 'var(--accent)',
  60: 'var(--accent)',
  80: 'var(--accent)',
  90: 'var(--accent-hover)',
  100: 'var(--accent-ink)',
};

const theme: Theme = {
  name: 'hirehub',
  tokens: {
    colors: {
      primary: accent,
      neutral: slate,
      font: {
        primary: 'var(--ink)',
        secondary: 'var(--ink-soft)',
        tertiary: 'var(--ink-faint)',
        interactive: 'var(--accent-ink)',
        hover: 'var(--ink)',
        focus: 'var(--ink)',
        active: 'var(--accent-ink)',
        disabled: 'var(--ink-faint)',
        error: 'var(--red-ink)',
      },
      background: {
        primary: 'var(--surface)',
        secondary: 'var(--paper)',
        tertiary: 'var(--slate-3)',
        disabled: 'var(--slate-4)',
      },
      border: {
        primary: 'var(--line)',
        secondary: 'var(--line)',
        tertiary: 'var(--line)',
        focus: 'var(--focus)',
        pressed: 'var(--accent)',
        error: 'var(--red)',
      },
      overlay: { 10: 'var(--hover)', 20: 'var(--slate-4)' },
    },
    fonts: { default: { variable: 'var(--font)', static: 'var(--font)' } },
    fontSizes: { xs: 'var(--text-12)', small: 'var(--text-13)', medium: 'var(--text-14)', large: 'var(--text-16)' },
    fontWeights: {
      normal: 'var(--regular)',
      medium: 'var(--medium)',
      semibold: 'var(--semibold)',
      bold: 'var(--semibold)',
    },
    radii: { small: 'var(--radius)', medium: 'var(--radius)', large: 'var(--radius-card)' },
    components: {
      menu: {
        backgroundColor: 'var(--surface-raised)',
        borderRadius: 'var(--radius-card)',
        boxShadow: 'var(--shadow-float)',
        borderColor: 'var(--line)',
        item: { minHeight: '34px', paddingInlineStart: '10px', paddingInlineEnd: '10px' },
      },
      tabs: {
        borderColor: 'var(--line)',
        borderWidth: '1px',
        item: {
          paddingVertical: '9px',
          paddingHorizontal: '2px',
          borderColor: 'transparent',
          color: 'var(--ink-soft)',
          fontWeight: 'var(--medium)',
          _hover: { color: 'var(--ink)' },
          _focus: { color: 'var(--ink)', boxShadow: 'none' },
          _active: { color: 'var(--ink)', borderColor: 'var(--accent)' },
        },
      },
      switchfield: {
        fontSize: 'var(--text-14)',
        track: { backgroundColor: 'var(--slate-9)', checked: { backgroundColor: 'var(--accent)' } },
        thumb: { backgroundColor: '#fff' },
        _focused: { shadow: '0 0 0 2px var(--surface), 0 0 0 4px var(--focus)' },
      },
      accordion: {
        backgroundColor: 'var(--surface)',
        item: {
          borderColor: 'var(--line)',
          trigger: { paddingBlock: '12px', _hover: { backgroundColor: 'var(--hover)' } },
        },
      },
    },
  },
};

/**
 * Amplify UI's tokens, each taken from tokens.css, so that both component sets look alike and change theme together.
 */
export const amplifyTheme = createTheme(theme);
