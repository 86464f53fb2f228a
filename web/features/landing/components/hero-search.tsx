import { Search } from 'lucide-react';
import { paths } from '../../../common/navigation/paths.ts';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';

const placeholder = 'Job title, skill or city';

/**
 * Searches all open jobs by opening the list with the text in its address. It is a plain HTML form, so it works before
 * any script has run.
 */
export function HeroSearch() {
  const { go } = useNavigation();
  return (
    <form
      className="hero-search"
      role="search"
      action={paths.findJobs()}
      onSubmit={(event) => {
        event.preventDefault();
        const text = (new FormData(event.currentTarget).get('q') as string).trim();
        go(text ? `${paths.findJobs()}?${new URLSearchParams({ q: text, in: 'all' })}` : paths.findJobs());
      }}
    >
      <label>
        <Search aria-hidden />
        <span className="visually-hidden">{placeholder}</span>
        <input
          type="search"
          name="q"
          maxLength={200}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
      </label>
      <input type="hidden" name="in" value="all" />
      <button className="ui-button" data-kind="primary">
        Search
      </button>
    </form>
  );
}
