import { test } from 'vitest';
import { onProduct } from './on-product.ts';
import { type Answer, dataOf } from './product.ts';
import { finish } from './result.ts';

const AT_ONCE = 50;

test('the same call sent many times at once is done once, and after a restart not again', () =>
  onProduct({ times: 200 }, async ({ product, token, times, deadline, faults }) => {
    const counts = { acknowledged: 0, lost: 0, doubled: 0 };
    const firsts = new Map<string, string>();
    const send = (name: string, dueDate = '2027-01-07') =>
      product.call('POST', '/generate-tasks/add', {
        token,
        key: name,
        json: { name, schedule: { frequency: null, startDate: dueDate } },
      });
    /** Each answer is the first one, or says that this is still being worked on. */
    const look = (name: string, answers: Answer[]) => {
      for (const answer of answers) {
        if (answer?.status === 409 && answer.retryAfter) continue;
        const id =
          answer?.status === 201 ? dataOf<{ tasks: { id: string }[] }>(answer).tasks[0]?.id : undefined;
        if (id === undefined) faults.push(`A call was answered with ${answer?.status}: ${answer?.bytes}`);
        else if (id !== (firsts.get(name) ?? id)) faults.push(`${name} was answered with two ids.`);
        else firsts.set(name, id);
      }
    };
    const check = async () => {
      const rows = await product.query<{ name: string; id: string }>(
        "SELECT name, id FROM tasks WHERE name LIKE 'Twice %'",
      );
      const found = Map.groupBy(rows, ({ name }) => name);
      counts.acknowledged = firsts.size;
      counts.doubled = rows.length - found.size;
      counts.lost = [...firsts].filter(([name, id]) => !found.get(name)?.some((row) => row.id === id)).length;
    };

    let sent = 0;
    let round = 0;
    for (; round < times && Date.now() < deadline; round += 1) {
      const name = `Twice ${round}`;
      look(name, await Promise.all(Array.from({ length: AT_ONCE }, () => send(name))));
      const again = await send(name);
      look(name, [again]);
      if (again?.status !== 201)
        faults.push(`Sent again afterwards, ${name} was answered with ${again?.status}.`);
      const other = await send(name, '2027-02-07');
      if (other?.status !== 422)
        faults.push(`Another body under the key was answered with ${other?.status}.`);
      sent += AT_ONCE + 2;
    }
    await check();
    await product.kill('all');
    await product.start();
    for (const name of firsts.keys()) look(name, [await send(name)]);
    sent += firsts.size;
    await check();
    finish('duplicates', counts, [`${sent} calls under ${round} keys, ${AT_ONCE} of each at once`], faults);
  }));
