import {
  button,
  type ConsolePage,
  html,
  type Html,
  type InvocationResult,
  type Page,
  table,
} from '../laptop/laptop.ts';

type Row = Record<string, unknown>;

type Operate = (request: Row) => Promise<InvocationResult>;

/** What only operators may do through their function, as a page of the console. */
export function operatorPage(functionName: string): ConsolePage {
  return {
    name: 'Operator',
    draw: async ({ invoke }, form) => {
      const operate: Operate = (request) => invoke(functionName, { ...request, by: 'the console of this machine' });
      return drawn(operate, form && (await operated(form, operate)));
    },
  };
}

async function operated({ id, ...fields }: Record<string, string>, operate: Operate): Promise<string> {
  const { payload, functionError } = await operate({ ...fields, ...(id === undefined ? {} : { id: Number(id) }) });
  if (functionError) return String((payload as { errorMessage?: string }).errorMessage);
  const { data, message } = payload as { data?: unknown; message?: string };
  return message ?? `Done: ${JSON.stringify(data)}`;
}

/** The page, with a button for each waiting request. */
async function drawn(operate: Operate, outcome: string | undefined): Promise<Page> {
  const [requests, verified, requested, approved, held, contests] = await Promise.all([
    listOf(operate, { action: 'list-super-manager-requests' }),
    listOf(operate, { action: 'list-verifications' }),
    listOf(operate, { action: 'list-redemptions', status: 'requested' }),
    listOf(operate, { action: 'list-redemptions', status: 'approved' }),
    listOf(operate, { action: 'list-held-awards' }),
    listOf(operate, { action: 'list-contests' }),
  ]);
  const approve = requests.map((row) =>
    line(row, button('/_local/operator', 'Approve', { action: 'approve-super-manager', email: String(row.email) })),
  );
  const revoke = verified.map((row) =>
    line(row, button('/_local/operator', 'Revoke', { action: 'revoke-verification', email: String(row.email) })),
  );
  const rewards = [
    ...requested.map((row) =>
      line(row, button('/_local/operator', 'Approve', { action: 'approve-reward', id: String(row.id) })),
    ),
    ...approved.map((row) =>
      line(row, button('/_local/operator', 'Mark as paid', { action: 'pay-reward', id: String(row.id) })),
    ),
  ];
  return {
    title: 'Operator',
    body: html`${outcome && html`<p class="note" role="status">${outcome}</p>`}
      <p>The same as <code>npm run operator</code>: in the cloud only IAM decides who may do this.</p>
      <h2>Super managers who wait for approval</h2>
      ${table(['Who', ''], approve, 'Nobody waits.')}
      <h2>Verified managers and recruiters</h2>
      ${table(['Who', ''], revoke, 'Nobody is verified.')}
      <form method="post" action="/_local/operator">
        <input type="hidden" name="action" value="verify" />
        <label>Mail address<input name="email" type="email" required size="32" /></label
        ><label>Company<input name="company" required size="24" /></label
        ><label>Its domain<input name="domain" required size="20" /></label
        ><label>How you made sure<input name="note" required size="32" /></label><button>Verify</button>
      </form>
      <h2>Rewards</h2>
      ${table(['Reward', ''], rewards, 'No reward waits to be approved or paid.')}
      <form method="post" action="/_local/operator">
        <input type="hidden" name="action" value="refuse-reward" />
        <label>Reward<input name="id" required inputmode="numeric" size="20" /></label
        ><label>Why it is refused<input name="reason" required size="32" /></label><button>Refuse</button>
      </form>
      <h2>Points held because a manager’s hires earned more than usual, or the manager left unverified</h2>
      ${table(
        ['Hire', ''],
        held.map((row) => line(row, '')),
        'No points are held for that.',
      )}
      <form method="post" action="/_local/operator">
        <input type="hidden" name="action" value="decide-award" />
        <label>Hire<input name="id" required inputmode="numeric" size="20" /></label
        ><label
          >Decision<select name="outcome">
            <option value="released">the points are free</option>
            <option value="voided">the points are taken back</option>
          </select></label
        ><label>Why<input name="reason" required size="32" /></label><button>Decide</button>
      </form>
      <h2>Contested points</h2>
      ${table(
        ['Contest', ''],
        contests.map((row) =>
          line(row, button('/_local/operator', 'Files', { action: 'list-contest-files', id: String(row.id) })),
        ),
        'Nobody contests points.',
      )}
      <form method="post" action="/_local/operator">
        <input type="hidden" name="action" value="decide-contest" />
        <label>Contest<input name="id" required inputmode="numeric" size="20" /></label
        ><label
          >Decision<select name="outcome">
            <option value="restored">the recruiter earned them</option>
            <option value="upheld">nobody earned them</option>
          </select></label
        ><label>Why<input name="reason" required size="32" /></label><button>Decide</button>
      </form>
      <h2>Kind of a recruiter</h2>
      <form method="post" action="/_local/operator">
        <input type="hidden" name="action" value="recruiter-kind" />
        <label>Mail address<input name="email" type="email" required size="32" /></label
        ><label
          >Kind<select name="kind">
            <option>internal</option>
            <option>external</option>
          </select></label
        ><button>Change</button>
      </form>`,
  };
}

async function listOf(operate: Operate, request: Row): Promise<Row[]> {
  const { payload, functionError } = await operate(request);
  if (functionError) throw new Error(`The operator's function failed: ${JSON.stringify(payload)}`);
  return (payload as { data: Row[] }).data;
}

function line(row: Row, action: Html | ''): Html {
  const facts = Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value)
      ? value.map((one: unknown) => [name, one])
      : value !== null && typeof value !== 'object'
        ? [[name, value]]
        : [],
  );
  return html`<tr>
    <td>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${String(value)}</dd>`,
        )}
      </dl>
    </td>
    <td>${action}</td>
  </tr>`;
}
