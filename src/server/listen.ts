import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { UserError } from './user-error.ts';

/** Begins to take calls; gives back the address. Throws a sentence when the setting does not allow it. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new UserError(sentence);
  }
}

const sentences: { readonly [code: string]: string } = {
  EADDRINUSE: 'The port is taken by another program. Stop it, or set PORT to another number.',
  EACCES: 'This user may not listen on that port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.',
  ENOTFOUND: 'HOST is not known. Set it to an address of this machine, or to 0.0.0.0 for all.',
};
