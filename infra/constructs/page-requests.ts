import { longestSegment } from '../../shared/contract/public-pages.ts';

/**
 * The code of the CloudFront function that leads pages, sitemap and feed to the operations that draw them. Of a query
 * it keeps the page and whether anything else narrows the list; what people search for never reaches a log. For the
 * list of all jobs it adds the host, whose categories the page shows (API-36); the origin sees no Host of the viewer's.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export const pageRequests = `function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, '').replace(/^\\/guest\\/jobs(?=\\/|$)/, '/find-jobs');
  var part = /^\\/sitemap-(pages|[1-9]\\d{0,2}|1000)\\.xml$/.exec(path);
  if (path === '/calendar.ics') {
    request.uri = '/api/calendar/feed';
    request.querystring = { token: { value: request.querystring.token ? request.querystring.token.value : '' } };
    return request;
  }
  var target = '/missing';
  if (path === '/sitemap.xml') target = '/sitemap';
  else if (path === '/feed.xml') target = '/feed';
  else if (part) target = '/sitemap/' + part[1];
  else if (/^\\/find-jobs(\\/view)?(\\/[^\\/]{1,${longestSegment}})?$/.test(path)) target = path;
  var kept = {};
  for (var name in request.querystring) {
    if (name === 'page') kept.page = { value: request.querystring.page.value.slice(0, 12) };
    else if (!/^(utm_|gclid|fbclid|ref$|job$)/.test(name)) kept.narrowed = { value: 'true' };
  }
  request.uri = '/api/guest/pages' + target;
  var host = request.headers && request.headers.host ? request.headers.host.value.toLowerCase().split(':')[0] : '';
  if (target === '/find-jobs' && /^[a-z0-9.-]{1,253}$/.test(host)) kept.hostname = { value: host };
  request.querystring = target === '/feed' || /^\\/find-jobs(\\/(?!view\\/)[^\\/]+)?$/.test(target) ? kept : {};
  return request;
}`;

/** What the distribution routes there for everybody alike. */
export const pagePatterns = ['/find-jobs*', '/guest/jobs*', '/sitemap*.xml', '/feed.xml'] as const;

/** And the calendar of the person who knows its secret address. */
export const calendarPattern = '/calendar.ics';
