import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appOf } from '../../app.ts';
import { placeholderInputs } from '../placeholder-inputs.ts';
import { installPythonTool, withPythonTools } from './python-tool.ts';

/*
 * Checks the templates of stages against CloudFormation's own schemas with cfn-lint; ends with 1 for any finding, with 75
 * where cfn-lint cannot be installed.
 *
 *   npm run lint:templates -- dev prod
 */

/** Rules that are not checked, each with its reason. */
const ignored: Record<string, string> = {
  W3005:
    'CDK writes the dependency of a function on its role’s policies although the function’s own reference to the role implies a part of it; it costs nothing.',
};

/** Whether cfn-lint finds nothing in the templates of these stages; it prints what it finds. */
function isClean(stages: readonly string[], programs: string, folder: string): boolean {
  const templates = stages.flatMap((stage) => {
    const outputFolder = path.join(folder, stage);
    appOf({ stage, outputFolder, ...placeholderInputs() }).synth();
    return globSync(path.join(outputFolder, '*.template.json'));
  });
  const regions = ['--regions', 'us-east-1', '--ignore-checks', ...Object.keys(ignored)];
  console.log(`${templates.length} templates; not checked: ${Object.keys(ignored).join(', ')}`);
  try {
    execFileSync(path.join(programs, 'cfn-lint'), [...regions, '--', ...templates], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  await withPythonTools(() => {
    const stages = process.argv.slice(2);
    if (stages.length === 0) throw new Error('Name the stages: npm run lint:templates -- dev prod');
    const programs = installPythonTool('cfn-lint');
    const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-templates-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    if (!isClean(stages, programs, folder)) process.exitCode = 1;
  });
}
