import type { Card, Singleton } from '../../content-model/collections/query-results'

type Group = Singleton<'settings.yaml'>['serviceGroups'][number]

/** Returns the groups that have services, in menu order, each with its own. */
export function groupsWithServices(
  groups: readonly Group[],
  services: readonly Card<'services'>[],
): { group: Group; services: Card<'services'>[] }[] {
  return groups
    .map((group) => ({
      group,
      services: services.filter((service) => service.group === group.group),
    }))
    .filter(({ services }) => services.length > 0)
}
