import { useEffect, useMemo, useRef } from 'react';
import type { ResumeDocument as Read } from '../../../../shared/model/parsed-resume.ts';
import { pagesOf, piecesOf, type Evidence } from '../model/evidence.ts';

type Sources = Evidence['sources'];

/** The pages of a resume as they were read; the words of the field in focus light up and are scrolled to (PLUS-20). */
export function ResumeDocument({ document, lit }: { document: Read; lit: Sources }) {
  const frame = useRef<HTMLElement>(null);
  const pages = useMemo(() => pagesOf(document), [document]);
  useEffect(() => {
    if (lit.length === 0) return;
    const first = frame.current?.querySelector<HTMLElement | SVGElement>('[data-lit]');
    if (first) scrollWithin(frame.current, first);
  }, [lit]);
  return (
    // Scrollable by keyboard, as a region has to be that nothing in it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
    <section ref={frame} className="resume-pages" aria-label="The resume" tabIndex={0}>
      {pages.map((page, at) =>
        page.width > 0 ? (
          <svg key={at} className="resume-sheet" viewBox={`0 0 ${page.width} ${page.height}`} role="img">
            <title>{`Page ${at + 1}`}</title>
            {page.lines.map((line) =>
              line.parts.map((part, index) => (
                <PrintedPart
                  key={`${line.place}-${index}`}
                  part={part}
                  place={{ line: line.place, part: index }}
                  lit={lit}
                />
              )),
            )}
          </svg>
        ) : (
          <div key={at} className="resume-sheet" data-flat>
            {page.lines.map((line) => (
              <p key={line.place}>
                {line.parts.map((part, index) => (
                  <span key={index}>
                    {index > 0 && ' '}
                    {piecesOf(part.text, { line: line.place, part: index }, lit).map((piece, number) =>
                      piece.isLit ? (
                        <mark key={number} data-lit="">
                          {piece.text}
                        </mark>
                      ) : (
                        piece.text
                      ),
                    )}
                  </span>
                ))}
              </p>
            ))}
          </div>
        ),
      )}
    </section>
  );
}

interface PrintedPartProps {
  part: Read['lines'][number]['parts'][number];
  place: { line: number; part: number };
  lit: Sources;
}

// Letters are not equally wide; the light is as long as its share of the letters, which is near enough to find a word.
function PrintedPart({ part: { text, left, top, width, height }, place, lit }: PrintedPartProps) {
  const here = lit.filter(({ line, part }) => line === place.line && part === place.part);
  const letter = width / Math.max(1, text.length);
  return (
    <>
      {here.map(({ from, to }) => (
        <rect
          key={from}
          data-lit=""
          x={left + from * letter - 1}
          y={top - 1}
          width={(to - from) * letter + 2}
          height={height + 3}
          rx={1.5}
        />
      ))}
      <text x={left} y={top + height * 0.85} fontSize={height} textLength={width} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </>
  );
}

function scrollWithin(frame: HTMLElement | null, target: Element): void {
  if (!frame) return;
  const [outer, inner] = [frame.getBoundingClientRect(), target.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  frame.scrollTop += inner.top - outer.top - outer.height / 3;
}
