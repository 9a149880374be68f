import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { product } from '#generated/portal.ts';
import { readDescription } from '../operation/schemas.ts';
import { components, securitySchemes } from './components.ts';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * These schemas are for the OpenAPI document only. The route's handler validates body and headers itself,
     * to give better error messages.
     */
    readonly validatedByHandler?: Pick<FastifySchema, 'body' | 'headers'>;
    readonly errorResponses?: { readonly [status: string]: object };
  }
}

const info = {
  title: `${product} API`,
  version: '1',
  description: [
    'The calls of the student portal.',
    'Whatever is sent to an address that is not here is refused with the body Error, as a rule with 404; so is a method that an address does not take.',
    'The length of a text is counted in Unicode code points.',
  ].join(' '),
};

/** Generates the OpenAPI document. Describes only routes that are registered after this call. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, schema] of Object.entries(components)) app.addSchema({ $id: name, ...schema });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info, components: { securitySchemes } },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform({ schema = {}, url }) {
      const { validatedByHandler, errorResponses, ...validated } = schema;
      const response = { ...(validated.response as object), ...errorResponses };
      return { schema: { ...validated, ...validatedByHandler, response }, url };
    },
  });
}

export function descriptionRoutes(api: FastifyInstance): void {
  let description: string | undefined;
  api.get('/openapi.json', { schema: readDescription }, (_request, reply) => {
    description ??= JSON.stringify(api.swagger());
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
