import { List, Map as MapIcon } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';

/** Switches between list and map if they do not fit side by side. */
export function PaneSwitch({ pane, onPane }: { pane: 'list' | 'map'; onPane: (pane: 'list' | 'map') => void }) {
  return (
    <Button
      kind="primary"
      className="browse-switch"
      icon={pane === 'list' ? <MapIcon aria-hidden /> : <List aria-hidden />}
      onClick={() => onPane(pane === 'list' ? 'map' : 'list')}
    >
      {pane === 'list' ? 'Map' : 'List'}
    </Button>
  );
}
