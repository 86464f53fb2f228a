/**
 * What a notification's row says and where its links lead, read from its HTML; the link that the whole row opens is called by
 * what `named` finds for its address.
 */
export function notificationRowOf(html: string, named: (to: string) => string) {
  const sentence = /<p class="notification-sentence">(.*?)<\/p>/s
    .exec(html)?.[1]
    ?.replace(/<span class="visually-hidden">.*?<\/span>/, '')
    .replace(/<[^>]+>/g, '')
    .trim();
  const found = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([link, to = '', label = '']) => ({
    to,
    opens: link.includes('notification-open'),
    label: label.replace(/<[^>]+>/g, ''),
  }));
  const links = found.filter((one) => !one.opens || !found.some(({ opens, to }) => !opens && to === one.to));
  return { sentence, links: links.map(({ to, opens, label }) => [opens ? named(to) : label, to]) };
}
