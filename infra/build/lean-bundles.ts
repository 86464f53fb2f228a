import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const nodeModules = path.join(import.meta.dirname, '../../node_modules');

// Lambda passes a function its credentials in the environment; looking for profiles, SSO and roles is 90 KB that can
// never run there.
// https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime
const credentialsOfLambda = `
  import { fromEnv } from '@aws-sdk/credential-provider-env';
  export const defaultProvider = fromEnv;
`;

// DynamoDB has one endpoint, none of its operations looks for another, and the cache of those found brings a library of
// data structures.
const noEndpointCache = 'export class EndpointCache {}';

// S3 uses event streams for SelectObjectContent, which we never call: 7 KB gz of every function that holds an S3
// client.
const noEventStreams = `
  const refuse = () => { throw new Error('Event streams are left out of the bundles'); };
  export const eventStreamSerdeProvider = () => ({ serialize: refuse, deserialize: refuse });
  export const resolveEventStreamSerdeConfig = (config) => config;
  export class EventStreamSerde { constructor() { refuse(); } }
`;

// Hashes written in JavaScript are for a Node built without its own; Lambda's Node has them.
const noHashes = `
  export class Sha1Js { constructor() { throw new Error('node:crypto is missing'); } }
  export { Sha1Js as Sha256Js };
`;

// Bearer tokens are for a Bedrock client that a person runs with an API key; with their sign-in come 10 KB gz.
const noBearerTokens = `
  const refuse = () => async () => { throw new Error('Bearer tokens are left out of the bundles'); };
  export { refuse as fromEnvSigningName, refuse as nodeProvider };
`;

// A Bedrock client signs the streams that it sends, for a conversation in both directions, which we never hold.
const noSentStreams = `
  const refuse = () => { throw new Error('Sending event streams is left out of the bundles'); };
  export const eventStreamPayloadHandlerProvider = () => ({ handle: refuse });
`;

const noJsonSchema = `
  const refuse = () => () => { throw new Error('Call z.toJSONSchema; the method of a schema is left out of the bundles'); };
  export { refuse as createStandardJSONSchemaMethod, refuse as createToJSONSchemaMethod };
`;

const replacements: Record<string, string> = {
  'credentials-of-lambda': credentialsOfLambda,
  'no-endpoint-cache': noEndpointCache,
  'no-event-streams': noEventStreams,
  'no-hashes': noHashes,
  'no-bearer-tokens': noBearerTokens,
  'no-sent-streams': noSentStreams,
  'no-json-schema': noJsonSchema,
};

const zodSchemas = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** Leaves out of the bundles what packages carry for environments other than Lambda. */
export function leanBundles(): Plugin {
  return {
    name: 'lean-bundles',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
        path: 'credentials-of-lambda',
        namespace: 'lean',
        sideEffects: false,
      }));
      esbuild.onResolve({ filter: /^@aws-sdk\/endpoint-cache$/ }, () => ({
        path: 'no-endpoint-cache',
        namespace: 'lean',
        sideEffects: false,
      }));
      // A Bedrock client does read such streams, with an import of its own.
      esbuild.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ importer }) =>
        /client-s3[\\/]|@smithy[\\/]core[\\/]/.test(importer)
          ? { path: 'no-event-streams', namespace: 'lean', sideEffects: false }
          : undefined,
      );
      esbuild.onResolve({ filter: /[\\/]Sha(?:1|256)Js$/ }, () => ({
        path: 'no-hashes',
        namespace: 'lean',
        sideEffects: false,
      }));
      esbuild.onResolve({ filter: /^@aws-sdk\/token-providers$/ }, () => ({
        path: 'no-bearer-tokens',
        namespace: 'lean',
        sideEffects: false,
      }));
      esbuild.onResolve({ filter: /^@aws-sdk\/eventstream-handler-node$/ }, () => ({
        path: 'no-sent-streams',
        namespace: 'lean',
        sideEffects: false,
      }));
      // Every schema of zod knows how to become a JSON Schema, 6 KB gz that only the description of the API uses; the
      // function z.toJSONSchema finds its way without, as it does with the schemas of zod/mini.
      esbuild.onResolve({ filter: /to-json-schema\.js$/ }, ({ importer }) =>
        zodSchemas.test(importer) ? { path: 'no-json-schema', namespace: 'lean', sideEffects: false } : undefined,
      );
      esbuild.onLoad({ filter: zodSchemas }, async ({ path: file }) => ({
        contents: (await readFile(file, 'utf8')).replaceAll(/^ *inst\._zod\.processJSONSchema = .*$/gm, ''),
      }));
      esbuild.onLoad({ filter: /./, namespace: 'lean' }, ({ path: name }) => ({
        contents: replacements[name] ?? '',
        resolveDir: nodeModules,
      }));
      // A client sends AWS only the version from its package description.
      esbuild.onLoad({ filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, async ({ path: file }) => {
        const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
        return { contents: JSON.stringify({ version }), loader: 'json' };
      });
      // A client describes all its operations in literals whose computed keys esbuild does not dare to drop, though
      // they do nothing.
      esbuild.onLoad(
        { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ },
        async ({ path: file }) => ({
          contents: (await readFile(file, 'utf8')).replaceAll(
            /^((?:export )?var [\w$]+ = )(\[[\s\S]*?\]);$/gm,
            '$1/* @__PURE__ */ (() => $2)();',
          ),
        }),
      );
      // Mails and pages are rendered in one go; the streaming renderer would be dead weight.
      esbuild.onResolve({ filter: /^react-dom\/server$/ }, () => ({
        path: path.join(nodeModules, 'react-dom/cjs/react-dom-server-legacy.node.production.js'),
      }));
    },
  };
}
