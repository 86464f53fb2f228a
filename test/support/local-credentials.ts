/** The credentials of the local operator, who may do everything. */
export const localCredentials = { accessKeyId: 'LOCALOPERATOR00000000', secretAccessKey: 'local-secret' };
