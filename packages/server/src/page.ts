import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Nothing but our own files, and no code or style that is not in them. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  // a replay shows the table from each seat in a small window of its own
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
};

/** Paths that are views of the page: it reads them itself. */
const VIEWS =
  /^\/(?:(?:new|t|rules)\/[^/]+|t\/[^/]+\/(?:screen|replay)|class\/(?:new|[^/]+\/board)|replay|credits|fixtures)?\/?$/;
const YEAR = 31_536_000;

const NOT_BUILT = 'The page is not built yet: run "npm run build", then load this again.\n';

const hasPage = (folder: string | null): folder is string => folder !== null && existsSync(join(folder, 'index.html'));

/** Headers that hold on plain http in the house too, so without those that only work over https. */
const addHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
};

/** The page's files with their cache headers, and its `index.html` for each of its views. */
export const servePage = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  await addHeaders(app);
  const built = hasPage(folder);
  if (built)
    await app.register(files, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        // names under assets/ hold a hash of their content
        const lasting = path.startsWith(join(folder, 'assets'));
        response.setHeader('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const view = VIEWS.test(request.url.split('?')[0] ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send({ error: 'not found' });
    if (!built)
      return reply
        .code(view ? 503 : 404)
        .type('text/plain; charset=utf-8')
        .send(NOT_BUILT);
    if (view) return reply.sendFile('index.html');
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    return wantsPage ? reply.code(404).sendFile('index.html') : reply.code(404).send({ error: 'not found' });
  });
};
