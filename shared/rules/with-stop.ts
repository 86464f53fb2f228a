/** The end of a sentence that a name makes: 'Acme Inc.' has its stop already, 'Acme' gets one. */
export const withStop = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`);
