import { saveBlob } from '../../../common/uploads/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="stack">
      <Notice kind="warning">
        Keep these codes where you find them without your phone. One of them logs you in without it and turns two-step
        login off. They are not shown again.
      </Notice>
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="small"
          onClick={() => saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
      </div>
    </div>
  );
}
