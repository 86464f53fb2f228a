import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

const dynamodb = new DynamoDBClient();

/** Counts a visit of a page and returns how many there were. */
export async function handler({ pathParameters: { page } }) {
  const { Attributes } = await dynamodb.send(
    new UpdateItemCommand({
      TableName: process.env.TABLE,
      Key: { page: { S: page } },
      UpdateExpression: 'ADD visits :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return { page, visits: Number(Attributes.visits.N) };
}
