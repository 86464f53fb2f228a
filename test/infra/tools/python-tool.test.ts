import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  findPython,
  NotInstalled,
  notInstalledStatus,
  withPythonTools,
} from '../../../infra/tools/python/python-tool.ts';

describe('A tool from PyPI', () => {
  afterEach(() => {
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  it('is run by the newest Python that can make environments', () => {
    expect(findPython((name) => name === 'python3.12' || name === 'python3')).toBe('python3.12');
    expect(findPython(() => false)).toBeUndefined();
  });

  it('that cannot be had is said to be missing, and the program ends with a status of its own', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await withPythonTools(() => {
      throw new NotInstalled('cfn-lint needs Python 3.11');
    });
    expect([process.exitCode, said.mock.calls[0]?.[0]]).toEqual([notInstalledStatus, 'cfn-lint needs Python 3.11']);
  });

  it('that is there and fails is a failure', async () => {
    const broken = withPythonTools(() => {
      throw new Error('it found something');
    });
    await expect(broken).rejects.toThrow('it found something');
    expect(process.exitCode).toBeUndefined();
  });
});
