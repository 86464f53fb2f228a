import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  Stack,
  Validations,
  type App,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
} from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';
import { appOf } from '../app.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import type { Stage } from '../stages.ts';
import { placeholderInputs } from './placeholder-inputs.ts';

/*
 * Checks a stage with cdk-nag's AwsSolutions and CDK's own template checks; ends with 1 when anything is neither right
 * nor acknowledged.
 *
 *   npm run nag -- dev
 */

/** Something a check found, and where. */
export interface Finding {
  rule: string;
  construct: string;
  description: string;
}

/** What the checks find in a stage beyond what is acknowledged. */
export function findingsIn(stage: Stage | string): Finding[] {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'hirehub-nag-'));
  try {
    return findingsOf(appOf({ stage, outputFolder, ...placeholderInputs() }));
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

/** Synthesizes an app with the checks on and returns their findings. */
export function findingsOf(app: App): Finding[] {
  Validations.of(app).addPlugins(new DeclaredWildcards(app), new AwsSolutionsChecks(app));
  try {
    app.synth();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationFailed')) throw error;
  }
  return readReport(path.join(app.outdir, 'validation-report.json'));
}

/**
 * Acknowledges the stars that permissions give reasons for. References are only known when the templates are,
 * so it runs as a check.
 */
class DeclaredWildcards implements IPolicyValidationPlugin {
  readonly name = 'DeclaredWildcards';
  readonly #app: IConstruct;

  constructor(app: IConstruct) {
    this.#app = app;
  }

  validate(): PolicyValidationPluginReport {
    for (const { role, permissions } of this.#app.node
      .findAll()
      .filter((construct) => construct instanceof BackendFunction || construct instanceof GradualRelease)) {
      for (const { resources, wildcard } of permissions) {
        if (!wildcard) continue;
        const named = resources.map((resource) => flattenCfnReference(Stack.of(role).resolve(resource)));
        acknowledge(
          role,
          named.map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
          wildcard,
        );
      }
    }
    return { success: true, violations: [] };
  }
}

interface Report {
  pluginReports: {
    violations: {
      ruleName: string;
      description: string;
      severity?: string;
      violatingConstructs: { constructPath: string }[];
    }[];
  }[];
}

function readReport(file: string): Finding[] {
  const { pluginReports } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return pluginReports
    .flatMap(({ violations }) => violations)
    .flatMap(({ ruleName, description, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => ({ rule: ruleName, construct: constructPath, description })),
    );
}

if (import.meta.main) {
  const stages = process.argv.slice(2);
  if (stages.length === 0) throw new Error('Name the stages: npm run nag -- dev prod');
  for (const stage of stages) {
    const findings = findingsIn(stage);
    for (const { rule, construct, description } of findings) console.error(`${rule}\n  ${construct}\n  ${description}`);
    console.log(`${stage}: ${findings.length === 0 ? 'no finding is open' : `${findings.length} findings are open`}`);
    if (findings.length > 0) process.exitCode = 1;
  }
}
