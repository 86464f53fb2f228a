import { type Kind, languageOf } from '../../../../functions/search/engine/engine.ts';

export interface Recipe {
  title: string;
  steps: string[];
  course: string | null;
  tags: string[];
  diets: string[];
  minutes: number | null;
  costFrom: number | null;
  costTo: number | null;
  currency: string | null;
  from: { lat: number; lng: number } | null;
}

export const plainRecipe: Recipe = {
  title: '',
  steps: [],
  course: null,
  tags: [],
  diets: [],
  minutes: null,
  costFrom: null,
  costTo: null,
  currency: null,
  from: null,
};

/** A small kind with every type of field. */
export const recipeKind: Kind<Recipe> = {
  name: 'recipe',
  layout: 3,
  language: languageOf({
    stemOf: (word) => word.replace(/s$/, ''),
    stopWords: new Set(['the']),
    names: { apart: 'aubergine, eggplant', together: 'deep fry, fry in oil' },
  }),
  fields: {
    course: { type: 'value', of: ({ course }) => course },
    tags: { type: 'set', of: ({ tags }) => tags },
    diets: { type: 'choices', of: ({ diets }) => diets },
    minutes: { type: 'number', of: ({ minutes }) => minutes },
    cost: { type: 'range', of: ({ costFrom, costTo, currency }) => ({ from: costFrom, to: costTo, unit: currency }) },
    place: { type: 'place', of: ({ from }) => from },
    title: { type: 'sort-text', of: ({ title }) => title },
  },
  aliases: { chosenCourse: 'course' },
  texts: {
    title: { weight: 10, of: ({ title }) => title },
    steps: { weight: 1, of: ({ steps }) => steps },
  },
  sorts: {
    minutes: { field: 'minutes', direction: 'asc' },
    title: { field: 'title', direction: 'asc' },
  },
  defaultSort: 'minutes',
};
