"""
Holds documents in a tantivy index in memory and answers queries with it.

Reads a line of JSON for each message and answers those that ask something: `fields` begin an index, `documents` are
added to it, `commit` ends that, and `queries` are run so many times and timed. Parsing messages is outside of every clock.
"""

import json
import sys
import time

import tantivy
from tantivy import Occur, Query


def schema_of(fields):
    builder = tantivy.SchemaBuilder()
    for name in ("words", "stems"):
        builder.add_text_field(name, tokenizer_name="blanks", index_option="position")
    for name, kind in fields.items():
        if kind == "number":
            builder.add_float_field(name, indexed=True, fast=True)
        else:
            builder.add_text_field(name, tokenizer_name="raw", index_option="basic", fast=True)
    return builder.build()


def read(schema, node):
    """A query in JSON: one key that says what it is, and perhaps how much it counts."""
    boost = node.pop("boost", None)
    [(kind, value)] = node.items()
    query = {
        "all": lambda: Query.boolean_query([(Occur.Must, read(schema, part)) for part in value]),
        "any": lambda: Query.boolean_query([(Occur.Should, read(schema, part)) for part in value]),
        "none": lambda: Query.boolean_query(
            [(Occur.Must, Query.all_query()), (Occur.MustNot, read(schema, {"any": value}))]
        ),
        "term": lambda: Query.term_query(schema, *value),
        "begins": lambda: Query.fuzzy_term_query(schema, *value, distance=0, prefix=True),
        "phrase": lambda: Query.phrase_query(schema, *value),
        "like": lambda: Query.fuzzy_term_query(schema, *value),
        "within": lambda: Query.range_query(schema, value[0], tantivy.FieldType.Float, *value[1:]),
    }[kind]()
    return query if boost is None else Query.boost_query(query, boost)


def measured(searcher, schema, asked, passes):
    """How many documents match, and the milliseconds of the quickest pass after one to warm up."""
    query = read(schema, asked["query"])
    facets = {name: {"terms": {"field": name, "size": 20}} for name in asked["facets"]}
    best = float("inf")
    for at in range(passes + 1):
        start = time.perf_counter()
        found = searcher.search(query, limit=asked["limit"], offset=asked["offset"], order_by_field=asked["order"])
        if facets:
            searcher.aggregate(query, facets)
        if at > 0:
            best = min(best, (time.perf_counter() - start) * 1000)
    return {"total": found.count, "best": best}


def main():
    seconds = 0
    for line in sys.stdin:
        message = json.loads(line)
        start = time.perf_counter()
        if "fields" in message:
            schema = schema_of(message["fields"])
            index = tantivy.Index(schema)
            index.register_tokenizer("blanks", tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build())
            # One thread, and room for everything, so that there is one segment.
            writer = index.writer(heap_size=2_000_000_000, num_threads=1)
        elif "documents" in message:
            for document in message["documents"]:
                writer.add_document(tantivy.Document.from_dict(document, schema))
            seconds += time.perf_counter() - start
        elif "commit" in message:
            writer.commit()
            writer.wait_merging_threads()
            index.reload()
            searcher = index.searcher()
            seconds += time.perf_counter() - start
            print(json.dumps({"seconds": seconds, "documents": searcher.num_docs}), flush=True)
        else:
            answers = [measured(searcher, schema, asked, message["passes"]) for asked in message["queries"]]
            print(json.dumps(answers), flush=True)


main()
