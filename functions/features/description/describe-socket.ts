import { productName } from '../../../shared/constants/product.ts';
import { liveUpdate } from '../../../shared/model/live-update.ts';
import { schemaOf, type Schema } from './schema-of.ts';

interface Described extends Schema {
  description?: string;
  properties: { type: { const: string } };
}

/**
 * The WebSocket and each of its messages as an AsyncAPI 3.0 document, from the schema that the server sends by. See
 * https://www.asyncapi.com/docs/reference/specification/v3.0.0.
 */
export function describeSocket(): Schema {
  const updates = liveUpdate.options.map((option) => schemaOf(option, 'output') as Described);
  const messages = Object.fromEntries(updates.map((update) => [nameOf(update), messageOf(update)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${productName} live updates`,
      version: '1',
      description:
        'What happens is pushed to open browsers. Delivery is best effort: a client that was away reads what it missed, and any message that it sends is answered with the unread count.',
    },
    defaultContentType: 'application/json',
    servers: { site: { host: '{site}', protocol: 'wss', variables: { site: { description: 'The site’s host.' } } } },
    channels: {
      liveUpdates: {
        address: '/ws',
        description:
          'The handshake is refused with 401 without a token, and with 403 for one that is not valid. A connection lives for two hours at most, and ten minutes without a message.',
        bindings: {
          ws: {
            method: 'GET',
            query: {
              type: 'object',
              required: ['token'],
              properties: {
                token: {
                  type: 'string',
                  description:
                    'A single-use ticket from POST /api/ws/ticket, valid for 30 seconds. A browser opens it from the site’s own pages only.',
                },
              },
            },
            bindingVersion: '0.1.0',
          },
        },
        messages: { ...messages, question: questionMessage },
      },
    },
    operations: {
      receiveUpdate: {
        action: 'receive',
        summary: 'Updates for the signed-in user.',
        channel: { $ref: '#/channels/liveUpdates' },
        messages: Object.keys(messages).map(messageReference),
      },
      askForCount: {
        action: 'send',
        summary: 'Check whether the connection lives and what was missed; any text will do.',
        channel: { $ref: '#/channels/liveUpdates' },
        messages: [messageReference('question')],
        reply: { channel: { $ref: '#/channels/liveUpdates' }, messages: [messageReference('unread-count')] },
      },
    },
  };
}

const questionMessage = { title: 'A sign of life from the browser', payload: { type: 'string' } };

/** Names in AsyncAPI have no spaces. */
function nameOf({ properties }: Described): string {
  return properties.type.const.replaceAll(' ', '-');
}

function messageOf({ description = '', ...payload }: Described): Schema {
  return { name: payload.properties.type.const, summary: description, payload };
}

function messageReference(name: string): Schema {
  return { $ref: `#/channels/liveUpdates/messages/${name}` };
}
