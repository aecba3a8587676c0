import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/** Several routes share a schema, and describing one copies all that is in it: a third of the time of making the app. */
const derived = new WeakMap<AnySchema, JsonSchema>();

/**
 * Derives the JSON Schema of a Yup schema, so that the OpenAPI document says what the validator checks. The one
 * place that does so: a Yup schema put straight into a route would fill the document with Yup's inside.
 * @returns an object of the caller's own
 */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  const known = derived.get(schema) ?? fromDescription(schema.describe());
  derived.set(schema, known);
  return structuredClone(known);
}

function fromDescription(description: SchemaFieldDescription): JsonSchema {
  const schema = fromType(description);
  const { label, meta } = description as SchemaDescription;
  if (label) schema.title = label;
  if (meta && typeof meta === 'object') {
    if ('description' in meta) schema.description = meta.description;
    if ('format' in meta) schema.format = meta.format;
  }
  if (!('nullable' in description) || !description.nullable) return schema;
  if (typeof schema.type === 'string') {
    const withNull: JsonSchema = { ...schema, type: [schema.type, 'null'] };
    if (Array.isArray(schema.enum) && !schema.enum.includes(null)) withNull.enum = [...schema.enum, null];
    return withNull;
  }
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}

function fromType(description: SchemaFieldDescription): JsonSchema {
  switch (description.type) {
    case 'object':
      return fromObject(
        description as SchemaDescription & { fields: Record<string, SchemaFieldDescription> },
      );
    case 'array':
      return fromArray(description as SchemaDescription & { innerType?: SchemaFieldDescription });
    case 'string':
      return fromString(description as SchemaDescription);
    case 'number':
      return fromNumber(description as SchemaDescription);
    case 'boolean':
      return { type: 'boolean' };
    default:
      return fromTextsByKey(description);
  }
}

/** An object whose keys are not known beforehand: its values are texts, or null. */
function fromTextsByKey(description: SchemaFieldDescription): JsonSchema {
  const { meta } = description as SchemaDescription;
  return meta && typeof meta === 'object' && 'values' in meta
    ? { type: 'object', additionalProperties: { type: [meta.values, 'null'] } }
    : {};
}

function fromObject(
  description: SchemaDescription & { fields: Record<string, SchemaFieldDescription> },
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(description.fields)) {
    properties[name] = fromDescription(field);
    if ('optional' in field && !field.optional) required.push(name);
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function fromArray(description: SchemaDescription & { innerType?: SchemaFieldDescription }): JsonSchema {
  const schema: JsonSchema = {
    type: 'array',
    items: description.innerType ? fromDescription(description.innerType) : {},
  };
  for (const test of description.tests) {
    if (test.name === 'min') schema.minItems = test.params?.min;
    if (test.name === 'max') schema.maxItems = test.params?.max;
  }
  return schema;
}

function fromString(description: SchemaDescription): JsonSchema {
  const schema: JsonSchema = { type: 'string' };
  const allowed = description.oneOf.filter((value) => value !== null && value !== undefined);
  if (allowed.length > 0) schema.enum = allowed;
  for (const test of description.tests) {
    if (test.name === 'min') schema.minLength = test.params?.min;
    if (test.name === 'max') schema.maxLength = test.params?.max;
    if (test.name === 'uuid') schema.format = 'uuid';
    if (test.name === 'email') schema.format = 'email';
    if (test.name === 'matches' && test.params?.regex instanceof RegExp && test.params.regex.flags === '') {
      schema.pattern = test.params.regex.source;
    }
  }
  return schema;
}

function fromNumber(description: SchemaDescription): JsonSchema {
  const schema: JsonSchema = {
    type: description.tests.some((test) => test.name === 'integer') ? 'integer' : 'number',
  };
  const allowed = description.oneOf.filter((value) => typeof value === 'number');
  if (allowed.length > 0) schema.enum = allowed;
  for (const test of description.tests) {
    if (test.name === 'min') schema.minimum = test.params?.min;
    if (test.name === 'max') schema.maximum = test.params?.max;
  }
  return schema;
}
