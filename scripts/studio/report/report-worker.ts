import { parentPort, workerData } from 'node:worker_threads';
import { portalIn } from '#product';
import { generate, writeGenerated } from '../../schemas/generate.ts';
import type { Source } from '../../schemas/source/source.ts';
import { bytesReader, readFolder, sourceReader, textsReader } from '../folder.ts';
import { createReporter } from './report.ts';
import type { ThreadData } from './report-thread.ts';

/** Code is generated this long after a report without problems, unless another report comes first. */
const quietMs = 1500;

const { schemas, writesGenerated } = workerData as ThreadData;
const product = portalIn(schemas);
const bytesOf = bytesReader();
const textsOf = textsReader();
const readSource = sourceReader(product);
const reportOf = createReporter(product);
let timer: NodeJS.Timeout | undefined;
let generated: Source | undefined;

parentPort!.on('message', () => {
  try {
    const files = bytesOf(readFolder(schemas));
    const source = readSource(files);
    const report = reportOf(source, textsOf(files));
    parentPort!.postMessage({ report });
    clearTimeout(timer);
    const isClean = report.notices.every(({ level }) => level !== 'wrong');
    if (writesGenerated && isClean && source !== generated)
      timer = setTimeout(() => void write(source), quietMs);
  } catch (error) {
    parentPort!.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

async function write(source: Source): Promise<void> {
  generated = source;
  try {
    writeGenerated(product.generated, await generate(source));
  } catch (error) {
    console.error(error);
  }
}
