import { SAVED_VIEW_MESSAGES, SAVED_VIEWS_MAX_COUNT } from '@anupalan/enums/saved-views';
import type { SavedView } from '@anupalan/validators/entities/saved-view';
import type {
  CreateSavedViewRequest,
  UpdateSavedViewRequest,
} from '@anupalan/validators/requests/saved-views';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import * as repository from './repository.ts';

/** @throws AppError not_found (404) unless every one is the user's own */
async function getOwn(tx: Tx, caller: MemberCaller, ids: string[]): Promise<SavedView[]> {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('saved view');
  const views = await repository.listByIds(tx, caller.userId, unique);
  if (views.length !== unique.length) throw notFound('saved view');
  return views;
}

/** All of the ids, or nothing. @throws AppError not_found (404) */
export async function checkSavedViews(
  services: Services,
  caller: MemberCaller,
  ids: string[],
): Promise<void> {
  if (ids.length > 0)
    await services.db.forOrganisation(caller.organisation.id, (tx) => getOwn(tx, caller, ids));
}

/** The own views, by name. */
export async function listSavedViews(
  services: Services,
  caller: MemberCaller,
  screen: string | undefined,
): Promise<SavedView[]> {
  return services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listSavedViews(tx, caller.userId, screen),
  );
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @throws AppError invalid (422) for a name that is taken, or one view too many */
export async function createSavedView(
  services: Services,
  caller: MemberCaller,
  body: CreateSavedViewRequest,
): Promise<SavedView> {
  const now = services.now();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.lockUser(tx, caller.userId);
    const others = await repository.listSavedViews(tx, caller.userId, body.screen);
    if (others.some(({ name }) => isSameName(name, body.name)))
      throw invalidField('name', SAVED_VIEW_MESSAGES.nameTaken);
    if (others.length >= SAVED_VIEWS_MAX_COUNT) throw invalidField('name', SAVED_VIEW_MESSAGES.tooMany);
    const view: SavedView = {
      id: uuidv7(),
      screen: body.screen,
      name: body.name,
      query: body.query ?? '',
      hiddenColumns: body.hiddenColumns ?? [],
      density: body.density ?? 'comfortable',
      isDefault: body.isDefault ?? false,
    };
    if (view.isDefault) await repository.clearDefault(tx, caller.userId, view.screen);
    await repository.insertSavedView(tx, {
      ...view,
      organisationId: caller.organisation.id,
      userId: caller.userId,
      now,
    });
    await record(tx, caller, view, 'create', `Saved the view “${view.name}”`, now);
    return view;
  });
}

/** Changes what is named. @throws AppError not_found (404), invalid (422) for a name that is taken */
export async function updateSavedView(
  services: Services,
  caller: MemberCaller,
  { id, ...body }: UpdateSavedViewRequest,
): Promise<SavedView> {
  const now = services.now();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.lockUser(tx, caller.userId);
    const [before] = await getOwn(tx, caller, [id]);
    if (!before) throw notFound('saved view');
    const after: SavedView = {
      ...before,
      ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    };
    const others = await repository.listSavedViews(tx, caller.userId, before.screen);
    if (others.some((other) => other.id !== id && isSameName(other.name, after.name)))
      throw invalidField('name', SAVED_VIEW_MESSAGES.nameTaken);
    if (after.isDefault && !before.isDefault) await repository.clearDefault(tx, caller.userId, before.screen);
    await repository.updateSavedView(tx, caller.userId, after, now);
    await record(tx, caller, after, 'update', `Changed the view “${after.name}”`, now);
    return after;
  });
}

/** @throws AppError not_found (404) unless every one is the user's own */
export async function deleteSavedViews(
  services: Services,
  caller: MemberCaller,
  ids: string[],
): Promise<number> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const views = await getOwn(tx, caller, ids);
    await repository.deleteSavedViews(
      tx,
      caller.userId,
      views.map(({ id }) => id),
    );
    for (const view of views)
      await record(tx, caller, view, 'delete', `Deleted the view “${view.name}”`, services.now());
    return views.length;
  });
}

function record(
  tx: Tx,
  caller: MemberCaller,
  view: SavedView,
  action: string,
  summary: string,
  at: Date,
): Promise<void> {
  return recordChange(tx, caller, { action, entity: 'saved_view', entityId: view.id, summary, at });
}
