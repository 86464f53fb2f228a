import { useRef, useState } from 'react';

/** What became of the last press on a row. */
export interface News {
  kind: 'done' | 'error';
  text: string;
}
export type Announce = (news: News) => void;

/** What became of the last press in a list whose rows go away with it. `announce` moves the focus to `box`, since the button may be gone. */
export function useNews<N extends News = News>() {
  const [news, setNews] = useState<N>();
  const box = useRef<HTMLDivElement>(null);
  const announce = (latest: N) => {
    setNews(latest);
    box.current?.focus();
  };
  return { news, setNews, announce, box };
}
