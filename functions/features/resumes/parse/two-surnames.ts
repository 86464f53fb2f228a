import type { Line } from '../text/resume-text.ts';
import { normal } from './normal-text.ts';
import { particle } from './split-name.ts';

/** What heads the sections of resumes in Spanish and Portuguese, without accents. */
const headings = new RegExp(
  '^(?:(?:experiencias?|trayectoria|historial|historico|trajetoria)(?: laboral| profesional| profissional| de trabalho)?|' +
    '(?:formacion|formacao|educacion|estudios|escolaridade)(?: academica| reglada| complementaria| complementar)?|idiomas|' +
    'habilidades|conocimientos|conhecimentos|competencias|aptitudes|objetivo|perfil(?: profesional| profissional)?|' +
    'datos personales|dados pessoais|cursos|referencias|empleos|empregos)$',
);
const fewest = 2;

/** Names that people of these languages have behind another first name: `José Luis`, `Ana Beatriz`. */
const secondFirst = new Set(
  `adriana alberto alejandra alejandro alfonso alfredo alicia ana andres angel angeles antonia antonio armando arturo augusto
   beatriz camila carlos carmen carolina cecilia cesar clara concepcion consuelo cristina daniel daniela david diego dolores
   eduarda eduardo elena emilio enrique ernesto esperanza esther eugenia felipe fernanda fernando francisca francisco
   gabriel gabriela gerardo guadalupe guillermo gustavo helena henrique hugo ignacio ines isabel ivan jaime javier jesus joao
   joaquin jorge jose josefa juan julia juliana julio laura leticia lucas lucia luis luisa luiz luiza manuel manuela mar
   marcelo marcos margarita maria mariana mario marta martin mateus mercedes miguel milagros montserrat natalia nicolas
   nieves otavio pablo patricia paula paulo pedro pilar rafael ramon raquel raul regina ricardo roberto rocio rosa rosario
   salvador santiago sebastian sergio silvia socorro sofia sol soledad susana teresa tomas valentina vicente victor victoria
   vinicius vitor vitoria`.split(/\s+/),
);

/** Whether a resume is written in a language whose people have two family names. */
export const hasTwoSurnames = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => text.length < 32 && headings.test(normal(text))).length >= fewest;

/** How many words the two family names have: three of `Ana Souza dos Santos`; undefined for shorter names. */
export function wordsOfSurnames(words: readonly string[]): number | undefined {
  // `del Carmen` and `dos Santos` are one name each.
  const starts = words.flatMap((_word, at) => (at === 0 || !particle.test(words[at - 1]!) ? [at] : []));
  if (starts.length < 3) return undefined;
  const [second = 0, third = 0] = starts.slice(1);
  const isOfFirst = secondFirst.has(normal(words[third - 1]!)) && second > 0;
  return words.length - starts.at(starts.length === 3 && isOfFirst ? -1 : -2)!;
}
