import { isGroup } from '../../content/json';
import { idsOf } from '../../edits/ids';

/**
 * Returns a value with its keys in the order of `model`, so that only differences are written. A new key stays after the key that
 * it follows. Entries of lists are matched by id, or else by index.
 */
export function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(model) && Array.isArray(value)) {
    const [ids, wanted] = [idsOf(model), idsOf(value)];
    const modelOf = (index: number) => (ids && wanted ? model[ids.indexOf(wanted[index] ?? '')] : model[index]);
    return value.map((entry, index) => inOrderOf(modelOf(index), entry));
  }
  if (!isGroup(model) || !isGroup(value)) return value;
  return Object.fromEntries(namesInOrder(model, value).map((name) => [name, inOrderOf(model[name], value[name])]));
}

function namesInOrder(model: object, value: object): string[] {
  const order = Object.keys(model).filter((name) => Object.hasOwn(value, name));
  for (const [index, name] of Object.keys(value).entries()) {
    if (Object.hasOwn(model, name)) continue;
    order.splice(order.indexOf(Object.keys(value)[index - 1] ?? '') + 1, 0, name);
  }
  return order;
}
