import { existsSync } from 'node:fs';
import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { entryFile, functionNeeds } from '../../functions/platform/function-needs.ts';
import type { Deployment } from '../stages.ts';
import { grantsFor, statements, type Grants, type Permission } from './grants.ts';

export interface BackendFunctionProps {
  deployment: Deployment;
  /** Path below `functions` without `.ts`, for example pipeline/pipeline.http. */
  functionPath: string;
  /** Fixed only where people call it by name. */
  functionName?: string;
  description: string;
  grants: Grants;
  /** What its trigger needs, besides what the code declares. */
  triggerPermissions?: readonly Permission[];
  timeout: Duration;
  memorySize: number;
}

/** What a function that X-Ray traces needs. */
const traced: Permission = {
  actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
  resources: ['*'],
  wildcard: 'X-Ray knows no resources to name.',
};

/**
 * A bundled handler with its own log and its own role, which holds only what functions/platform/environment.ts declares for it.
 */
export class BackendFunction extends Construct {
  readonly functionPath: string;
  readonly lambda: LambdaFunction;
  readonly role: Role;
  readonly permissions: readonly Permission[];

  constructor(scope: Construct, id: string, props: BackendFunctionProps) {
    super(scope, id);
    const {
      deployment,
      functionPath,
      functionName,
      description,
      grants,
      triggerPermissions = [],
      timeout,
      memorySize,
    } = props;
    this.functionPath = functionPath;
    const { stage } = deployment;
    const granted = grantsFor(functionPath, grants);
    const log = new LogGroup(this, 'Log', {
      retention: stage.logRetentionDays,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const writeLog: Permission = {
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [log.logGroupArn],
    };
    // X-Ray follows no press through the table's stream, so that each reaction would be a trace of its own, at more than
    // everything else that it costs; the log's correlation follows it to the last one.
    const isTraced = functionPath.endsWith('.http');
    this.permissions = [writeLog, ...(isTraced ? [traced] : []), ...triggerPermissions, ...granted.permissions];
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${entryFile(functionPath)} may do`,
      inlinePolicies: { Granted: new PolicyDocument({ statements: statements(this.permissions) }) },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      description,
      code: Code.fromAsset(bundleOf(deployment.handlersFolder, functionPath), { exclude: ['*.map', '*.LEGAL.txt'] }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize,
      timeout,
      // CDK must not widen the role implicitly: what is not declared is not granted.
      role: this.role.withoutPolicyUpdates(),
      logGroup: log,
      loggingFormat: LoggingFormat.JSON,
      tracing: isTraced ? Tracing.ACTIVE : Tracing.DISABLED,
      reservedConcurrentExecutions: stage.reservedConcurrency[functionPath],
      environment: {
        ...granted.environment,
        POWERTOOLS_SERVICE_NAME: functionPath,
        POWERTOOLS_LOG_LEVEL: stage.logLevel,
        // Only what the code itself logs may reach the log, so that no token or mail address does.
        POWERTOOLS_LOGGER_LOG_EVENT: 'false',
      },
    });
  }
}

/** The declared function paths with a role suffix, for example `stream`. */
export function functionPathsWith(suffix: 'schedule' | 'stream' | 's3' | 'ses'): string[] {
  return Object.keys(functionNeeds).filter((functionPath) => functionPath.endsWith(`.${suffix}`));
}

/**
 * Turns a function path into a construct id that reads well in a generated name: pipeline/pipeline.http →
 * PipelinePipelineHttp.
 */
export function constructIdOf(functionPath: string): string {
  return functionPath
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function bundleOf(handlersFolder: string, functionPath: string): string {
  const folder = path.join(handlersFolder, functionPath);
  if (!existsSync(folder))
    throw new Error(
      `No bundle of ${entryFile(functionPath)} in ${handlersFolder}; run 'npm run bundle' first, and see that the file exists.`,
    );
  return folder;
}
