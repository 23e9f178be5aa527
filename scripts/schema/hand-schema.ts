/** The JSON Schema of hands, made from the TypeScript types of what the site publishes. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export type Schema = Readonly<Record<string, unknown>>;

const FILE = fileURLToPath(new URL('../../src/game/others/public.ts', import.meta.url));
const ROOTS = ['PublicHand', 'PublicGameHand'];

/** Members that the reader can do without, beside all that may be null. */
const MAY_BE_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  PublicHand: ['format', 'errata'],
  PublicGameHand: ['format', 'errata', 'terms', 'leader'],
};

/** The types of cards, by how many there are: as unions of texts they have lost their names. */
const PACKS: Readonly<Record<number, string>> = { 32: 'Card', 52: 'PackCard' };

/** Tags of doc comments that are members of a schema: `@minimum 0`. */
const NUMBER_TAGS = new Set(['minimum', 'maximum', 'minItems', 'maxItems', 'minLength']);

/** The schema as it stands in docs/hand.schema.json. */
export function makeHandSchema(): Schema {
  const program = ts.createProgram([FILE], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const definitions = definitionsOf(program);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A hand of Skat, or of another game of the book, as JSON',
    description:
      'What Vorhand serves as /hands/<id>.json and reads back. Made from the types by “npm run schema”. A schema cannot check the rules of the game; “npm run hand -- check FILE” does.',
    if: { required: ['game'] },
    then: { $ref: '#/definitions/PublicGameHand' },
    else: { $ref: '#/definitions/PublicHand' },
    definitions: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function definitionsOf(program: ts.Program): ReadonlyMap<string, Schema> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  if (source === undefined || module === undefined) throw new Error(`${FILE} is no module.`);
  const definitions = new Map<string, Schema>();

  const docsOf = (symbol: ts.Symbol): Schema => {
    const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tags = symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
      // Two tags may stand in one line.
      const rest = `@${name} ${ts.displayPartsToString(text)}`;
      return [...rest.matchAll(/@(\w+) (\S+)/gu)].flatMap(
        ([, tag = '', value = '']): [string, unknown][] => {
          if (NUMBER_TAGS.has(tag)) return [[tag, Number(value)]];
          return tag === 'pattern' ? [[tag, value]] : [];
        },
      );
    });
    const description = words.replaceAll(/\s+/gu, ' ');
    return { ...(description !== '' && { description }), ...Object.fromEntries(tags) };
  };

  const objectSchema = (type: ts.Type, name: string | null): Schema => {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: schemaOf(index.type) };
    const members = checker.getPropertiesOfType(type).map((member) => {
      const memberType = checker.getTypeOfSymbol(member);
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      const schema = { ...schemaOf(memberType), ...docsOf(member) };
      const optional = MAY_BE_LEFT_OUT[name ?? '']?.includes(member.name) === true;
      // What may be null may also be left out: the reader takes both for the same.
      return {
        name: member.name,
        schema,
        isOptional: isOptional || optional || mayBeNull(memberType),
      };
    });
    const required = members.filter((one) => !one.isOptional).map((one) => one.name);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map((one) => [one.name, one.schema])),
      ...(required.length > 0 && { required }),
    };
  };

  const unionSchema = (types: readonly ts.Type[]): Schema => {
    const parts = types.filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0);
    const isPlain = (one: ts.Type): boolean =>
      one.isLiteral() || (one.flags & ts.TypeFlags.Null) !== 0;
    if (parts.every(isPlain)) {
      const values = parts.map((one) => (one.isLiteral() ? one.value : null));
      const isNullable = values.includes(null);
      const pack = PACKS[values.length - Number(isNullable)];
      if (pack === undefined) return { enum: values };
      definitions.set(pack, { enum: values.filter((one) => one !== null) });
      const card = { $ref: `#/definitions/${pack}` };
      return isNullable ? { anyOf: [{ type: 'null' }, card] } : card;
    }
    const [only, ...others] = parts;
    if (only !== undefined && others.length === 0) return schemaOf(only);
    const booleans = parts.filter((one) => isBoolean(one));
    return {
      anyOf: [
        ...parts.filter((one) => !isBoolean(one)).map((one) => schemaOf(one)),
        ...(booleans.length > 1 ? [{ type: 'boolean' }] : booleans.map((one) => schemaOf(one))),
      ],
    };
  };
  const isBoolean = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;

  const schemaOf = (type: ts.Type): Schema => {
    if (type.isUnion()) return named(type) ?? unionSchema(type.types);
    if (type.isLiteral()) return { const: type.value };
    if (isBoolean(type)) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' };
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map((one) => schemaOf(one));
      return { type: 'array', items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item === undefined ? {} : schemaOf(item) };
    }
    return named(type) ?? objectSchema(type, null);
  };

  /** A type of our own by its name; null for others. */
  const named = (type: ts.Type): Schema | null => {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    if (symbol === undefined || (type.aliasTypeArguments?.length ?? 0) > 0) return null;
    const { name } = symbol;
    if (!definitions.has(name)) {
      definitions.set(name, {});
      const schema = type.isUnion() ? unionSchema(type.types) : objectSchema(type, name);
      definitions.set(name, { ...docsOf(symbol), ...schema });
    }
    return { $ref: `#/definitions/${name}` };
  };

  const exported = checker.getExportsOfModule(module);
  for (const name of ROOTS) {
    const symbol = exported.find((one) => one.name === name);
    if (symbol === undefined) throw new Error(`${FILE} exports no ${name}.`);
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    named(checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol));
  }
  return definitions;
}

function mayBeNull(type: ts.Type): boolean {
  return type.isUnion() && type.types.some((one) => (one.flags & ts.TypeFlags.Null) !== 0);
}
